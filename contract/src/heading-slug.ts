// The anchor of a heading in the handbook, the same for who links to it and who shows it. No imports: the browser loads this.

/** `Keys by vendor` becomes `keys-by-vendor`, 各家服务商的变量 stays; punctuation goes. */
export function headingSlug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
}
