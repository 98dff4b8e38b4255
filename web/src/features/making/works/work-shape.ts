// The shape of a work on the page, known before anything of it has come.
import type { Work, WorkFile } from '@atelier/contract/features/making/works'
import { kindOfType } from '@atelier/contract/work-terms'
import { gridHeight, shownRatio } from '../../../lib/picture-grid.ts'

/** Width by height of what was asked for, such as `16:9`; undefined when nobody said. */
export function aspectOf(text: unknown): number | undefined {
  const [, width, height] = /^(\d+(?:\.\d+)?)\s*[:x×/]\s*(\d+(?:\.\d+)?)$/i.exec(String(text)) ?? []
  const ratio = Number(width) / Number(height)
  return Number.isFinite(ratio) && ratio > 0 ? ratio : undefined
}

const asked = ({ params }: Pick<Work, 'params'>): number | undefined =>
  aspectOf(params.aspect) ?? aspectOf(params.size)

/** The shape of a clip about which nobody said anything. */
const defaultClip = 16 / 9

const made = ({ width, height }: WorkFile): number | undefined =>
  width && height ? width / height : undefined

/**
 * Width by height of one picture's place. Models round sizes to what they can make: what was asked for counts as long as the picture is
 * near it, so that a card does not change its height when it is done.
 */
export function pictureRatio(work: Pick<Work, 'params' | 'files' | 'type'>): number {
  const wanted = asked(work)
  const found = work.files[0] && made(work.files[0])
  const isNear = wanted && found && Math.abs(found / wanted - 1) < 0.06
  const ratio = isNear
    ? wanted
    : (found ?? wanted ?? (kindOfType(work.type) === 'video' ? defaultClip : 1))
  return shownRatio(ratio)
}

/** How many pictures stand in the card, or are to come. */
export const placesOf = (work: Pick<Work, 'count' | 'files'>): number =>
  Math.max(1, work.files.length || work.count)

/** Height of a card's pictures in px, for the width of a lane. */
export const picturesHeight = (
  work: Pick<Work, 'params' | 'files' | 'count' | 'type'>,
  width: number,
): number => gridHeight({ places: placesOf(work), ratio: pictureRatio(work), width })
