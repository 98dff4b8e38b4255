// npm run requests: paints the hundred requests as one sheet, each with what is understood of it, into the folder for what is made here.
// `npm run requests -- 20 40 512` paints those from the 21st to the 40th, 512 pixels a side.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newCanvas } from '../adapters/builtin/image/craft/raster.ts'
import { paintPicture } from '../adapters/builtin/image/styles/paint-picture.ts'
import { hundredRequests } from '../adapters/builtin/image/testing/hundred-requests.ts'
import { plainPlan } from '../adapters/builtin/image/testing/plain-plan.ts'
import { fontsShowing } from '../adapters/builtin/image/tools/watermark/find-fonts.ts'
import { understoodWords } from '../adapters/builtin/image/words/understand-request.ts'

const [from = 0, to = hundredRequests.length, side = 256] = process.argv.slice(2).map(Number)
const folder = join(import.meta.dirname, '../../../.run/requests')
const columns = 10
const caption = 46

const requests = hundredRequests.slice(from, to)
const across = Math.min(columns, requests.length)
const sheet = newCanvas(across * side, Math.ceil(requests.length / across) * (side + caption))
const pen = sheet.getContext('2d')
pen.fillStyle = '#ffffff'
pen.fillRect(0, 0, sheet.width, sheet.height)
const family = fontsShowing(requests.map(({ prompt }) => prompt).join(''))
  .names.map((name) => `"${name}"`)
  .join(', ')
pen.font = `13px ${family || 'sans-serif'}`
pen.textBaseline = 'top'

for (const [at, { prompt }] of requests.entries()) {
  const [x, y] = [(at % across) * side, Math.floor(at / across) * (side + caption)]
  pen.drawImage(paintPicture(plainPlan(prompt, { seed: 7, size: side })), x, y)
  const { known, unknown, leftOut } = understoodWords(prompt)
  pen.fillStyle = '#111111'
  pen.fillText(`${from + at + 1}. ${prompt}`, x + 4, y + side + 5, side - 8)
  pen.fillStyle = unknown.length + leftOut.length > 0 ? '#a03a1a' : '#3a6a3a'
  const missed = [...unknown, ...leftOut].join(', ')
  pen.fillText(`${known.join(', ')}${missed ? ` ? ${missed}` : ''}`, x + 4, y + side + 24, side - 8)
}

mkdirSync(folder, { recursive: true })
const path = join(folder, `requests-${from + 1}-${from + requests.length}.png`)
writeFileSync(path, await sheet.encode('png'))
process.stdout.write(`${path}\n`)
