const maxUnits = 1200
const maxLines = 14

/** Whether what somebody wrote is so long that it is shown folded. */
export function isLong(text: string): boolean {
  if (text.length > maxUnits) return true
  let lines = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1
  return lines > maxLines
}
