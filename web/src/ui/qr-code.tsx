// A text as a QR code. Whatever shows one is loaded late: the encoder comes with it.
import { encode } from 'uqr'

/** Dark on white in every theme, as scanners want it, with the quiet zone of four modules. */
export function QrCode({
  text,
  label,
  size,
}: {
  text: string
  label: string
  /** Width and height in pixels; as large as its place when absent. */
  size?: number
}) {
  const { data } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${data.length} ${data.length}`}
      shapeRendering="crispEdges"
      className={size ? 'rounded-control' : 'block size-full'}
    >
      <path fill="#fff" d={`M0 0h${data.length}v${data.length}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
