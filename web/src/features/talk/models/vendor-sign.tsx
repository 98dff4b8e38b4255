import '../../../ui/late.css'
import { type Vendor, vendorOf } from './vendor-of.ts'

export type VendorSignProps = {
  model: { name: string; provider: string; builtin: boolean }
  className?: string
}

/** A small sign of our own for each vendor, and the first letter for others; the name beside it says whose it is. */
export function VendorSign({ model, className = '' }: VendorSignProps) {
  const vendor = vendorOf(model)
  if (!vendor) return <Letter name={model.name} className={className} />
  return (
    <svg
      aria-hidden="true"
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <path d={shapes[vendor]} />
    </svg>
  )
}

/** Its letter is no text of the page: what bears the sign is named without it. */
const Letter = ({ name, className }: { name: string; className: string }) => (
  <span
    aria-hidden="true"
    data-letter={[...name.trim()][0]?.toUpperCase() ?? ''}
    className={`grid size-4 shrink-0 place-items-center rounded-full border border-current text-[9px]/none font-bold before:content-[attr(data-letter)] ${className}`}
  />
)

const shapes: Record<Vendor | 'builtin', string> = {
  // A compass needle.
  builtin: 'M8 1.5a6.5 6.5 0 1 0 .01 0M10.8 5.2 9.2 9.2 5.2 10.8 6.8 6.8Z',
  // A knot of six.
  openai:
    'M8 1.6 13.5 4.8V11.2L8 14.4 2.5 11.2V4.8ZM8 5 10.6 6.5V9.5L8 11 5.4 9.5V6.5ZM8 1.6V5M13.5 11.2 10.6 9.5M2.5 11.2 5.4 9.5',
  // A burst.
  anthropic: 'M8 1.5V14.5M1.5 8H14.5M3.4 3.4 12.6 12.6M12.6 3.4 3.4 12.6',
  // A star of four points.
  google:
    'M8 1.5C8.6 5.2 10.8 7.4 14.5 8 10.8 8.6 8.6 10.8 8 14.5 7.4 10.8 5.2 8.6 1.5 8 5.2 7.4 7.4 5.2 8 1.5Z',
  // Waves.
  deepseek:
    'M1.5 6C3.5 3.5 5.5 3.5 8 6S12.5 8.5 14.5 6M1.5 11C3.5 8.5 5.5 8.5 8 11S12.5 13.5 14.5 11',
  // Two triangles.
  qwen: 'M8 1.5 13.6 11.2H2.4ZM8 14.5 2.4 4.8H13.6Z',
  zhipu: 'M3 3H13L3 13H13',
  // A moon.
  moonshot: 'M13.5 9.7A6 6 0 1 1 6.3 2.5 4.8 4.8 0 0 0 13.5 9.7Z',
  mistral: 'M2 13V3L8 9 14 3V13M2 8H5M11 8H14',
  // A loop.
  meta: 'M8 8C6.5 5.5 5.3 4.5 4.2 4.5 2.7 4.5 1.7 6 1.7 8S2.7 11.5 4.2 11.5C5.3 11.5 6.5 10.5 8 8S10.7 4.5 11.8 4.5C13.3 4.5 14.3 6 14.3 8S13.3 11.5 11.8 11.5C10.7 11.5 9.5 10.5 8 8Z',
  xai: 'M3 13 13 3M3 3 6.5 6.5M9.5 9.5 13 13',
  // Bars.
  bytedance: 'M3 4V12M6.3 6.5V12M9.7 5V10.5M13 4V12',
  // A paw.
  baidu:
    'M5 13C3.5 13 3.2 11 4.5 9.8L8 7 11.5 9.8C12.8 11 12.5 13 11 13ZM3 6.5V6.6M6.3 3.5V3.6M9.7 3.5V3.6M13 6.5V6.6',
  // A whirl.
  tencent: 'M14 8A6 6 0 1 1 8 2C11 2 11 8 8 8S5 12 8 14',
  minimax: 'M1.5 9V7M4.7 12V4M8 13.5V2.5M11.3 12V4M14.5 9V7',
  // A head with two ears.
  ollama: 'M4 14V7.5A4 4 0 0 1 12 7.5V14M5 4.5V2M11 4.5V2M6.5 9V9.1M9.5 9V9.1M7 11.5H9',
}
