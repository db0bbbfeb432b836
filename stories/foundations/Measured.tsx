import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Values } from './Values';

const controls = 'a, button, input, select, textarea, summary';

/** A control with the size that the browser gives it. */
export function Measured({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState('');
  useLayoutEffect(() => {
    const control = frame.current?.querySelector(controls);
    if (!control) return;
    const watch = new ResizeObserver(() => {
      const { width, height } = control.getBoundingClientRect();
      setSize(`${Math.round(width)} × ${Math.round(height)} px`);
    });
    watch.observe(control);
    return () => watch.disconnect();
  }, []);
  return (
    <div>
      <Box ref={frame} sx={{ display: 'flex', alignItems: 'center', minHeight: '4.5rem', mb: 2 }}>
        {children}
      </Box>
      <Values values={[size]} />
    </div>
  );
}
