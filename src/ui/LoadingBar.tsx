import './LoadingBar.css';

export interface LoadingBarProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  /** 0 … 1 */
  readonly share: number;
}

/** A thin bar along the top edge that shows loading progress. It does not block anything. */
export function LoadingBar({ label, share }: LoadingBarProps) {
  return (
    <progress className="ui-loading-bar" aria-label={label} max={1} value={share}>
      {Math.round(share * 100)} %
    </progress>
  );
}
