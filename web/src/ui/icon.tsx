import { bodies } from 'virtual:icon-bodies'
import type { IconName } from './icon-names.ts'

type IconProps = {
  name: IconName
  /** Edge in px. */
  size?: 16 | 20 | 24
  className?: string
}

/** A picture without a name of its own: what holds it says what it means. */
export function Icon({ name, size = 20, className = '' }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 16 ? 2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of the icon set, put in by the build
      dangerouslySetInnerHTML={{ __html: bodies[name] }}
    />
  )
}
