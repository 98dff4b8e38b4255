/** 3:07, and 1:03:07 from an hour on; `–:––` where it is not known. */
export function timeText(seconds: number | null): string {
  if (seconds === null || !Number.isFinite(seconds)) return '–:––'
  const whole = Math.max(0, Math.floor(seconds))
  const two = (n: number) => String(n).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const rest = two(whole % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
