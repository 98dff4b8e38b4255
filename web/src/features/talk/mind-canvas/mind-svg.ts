// A map as a picture of its own, with nothing fetched from elsewhere. Pure.
import { lineHeights, type MindLayout } from './layout-mind.ts'
import { escapeXml } from './mind-opml.ts'

/** As CSS writes them. */
export type MindColours = {
  page: string
  text: string
  surface: string
  line: string
  root: string
  onRoot: string
  /** Of the main branches, in turn. */
  branches: readonly string[]
  font: string
}

export function mindSvg({ boxes, links, width, height }: MindLayout, colours: MindColours): string {
  const branchColour = (branch: number) =>
    colours.branches[branch % colours.branches.length] ?? colours.line
  const curves = links.map(
    ({ d, branch }) =>
      `<path d="${d}" fill="none" stroke="${escapeXml(branchColour(branch))}" stroke-width="2"/>`,
  )
  const nodes = boxes.map((box) => {
    const { x, y, lines, depth } = box
    const isRoot = depth === 0
    const lineHeight = isRoot ? lineHeights.root : lineHeights.other
    const top = y + (box.height - lines.length * lineHeight) / 2
    const words = lines.map(
      (line, at) =>
        `<tspan x="${x + box.width / 2}" y="${top + lineHeight * (at + 0.5)}">${escapeXml(line)}</tspan>`,
    )
    const fill = isRoot ? colours.root : colours.surface
    const stroke = isRoot ? colours.root : branchColour(box.branch)
    return (
      `<rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="${isRoot ? 12 : 8}" ` +
      `fill="${escapeXml(fill)}" stroke="${escapeXml(stroke)}" stroke-width="1.5"/>` +
      `<text fill="${escapeXml(isRoot ? colours.onRoot : colours.text)}" font-size="${isRoot ? 16 : 14}" ` +
      `font-weight="${isRoot ? 600 : 400}">${words.join('')}</text>`
    )
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="100%" height="100%" fill="${escapeXml(colours.page)}"/>`,
    ...curves,
    `<g font-family="${escapeXml(colours.font)}" text-anchor="middle" dominant-baseline="central">`,
    ...nodes,
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}
