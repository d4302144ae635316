import { useEffect, useState } from 'react';

const measure = () => ({ width: window.innerWidth, height: window.innerHeight });

/** The size of the window in CSS pixels. */
export function useWindowSize(): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState(measure);
  useEffect(() => {
    const note = () => setSize(measure());
    window.addEventListener('resize', note);
    return () => window.removeEventListener('resize', note);
  }, []);
  return size;
}
