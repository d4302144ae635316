import './LoadingBar.css';

export interface LoadingBarProps {
  /** What is coming, for everyone who cannot see the bar. */
  readonly label: string;
  /** 0 … 1 */
  readonly share: number;
}

/** A thin bar along the upper edge that fills while something is fetched; nobody has to wait for it. */
export function LoadingBar({ label, share }: LoadingBarProps) {
  return (
    <progress className="ui-loading-bar" aria-label={label} max={1} value={share}>
      {Math.round(share * 100)} %
    </progress>
  );
}
