/** Words as they were typed: one on each line, or separated by commas of either script; each once. */
export const readWords = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,，、;；]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]
