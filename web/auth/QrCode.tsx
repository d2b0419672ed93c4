import { encode } from 'uqr';
import classes from './SecondFactor.module.css';

/** Dark on white in both colour schemes, which cameras read best. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code">
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
