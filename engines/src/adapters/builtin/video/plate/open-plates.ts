// What is filmed, from a plan: painted, or read from pictures that were given.
import { guideOf } from '../../image/pictures/guide-of.ts'
import type { FilmPlan } from '../film-plan.ts'
import type { Plates } from '../frames/open-reel.ts'
import { paintPlate } from './paint-plate.ts'
import { createPlate, type Plate } from './plate.ts'
import { cutPicture, readCut } from './read-picture.ts'

/** The plan with its pictures cut to the frame: a second time it changes nothing. Throws EngineError `invalid` with the reason. */
export async function cutPictures(plan: FilmPlan): Promise<FilmPlan> {
  const cut = async (picture: string | null) =>
    picture && Buffer.from(await cutPicture(bytesOf(picture), plan)).toString('base64')
  return { ...plan, opening: await cut(plan.opening), ending: await cut(plan.ending) }
}

/** `plan` has its pictures cut. `report` is called with how far it is, 0 to 1. */
export async function openPlates(plan: FilmPlan, report: (share: number) => void): Promise<Plates> {
  if (plan.painting) return { opening: paintPlate(plan.painting, plan, report), ending: null }
  const read = async (picture: string | null) => picture && plateOf(bytesOf(picture), plan)
  return { opening: (await read(plan.opening)) || null, ending: (await read(plan.ending)) || null }
}

const bytesOf = (picture: string): Uint8Array => Buffer.from(picture, 'base64')

async function plateOf(picture: Uint8Array, plan: FilmPlan): Promise<Plate> {
  const { focus } = await guideOf([picture], 1)
  return createPlate(await readCut(picture), plan, { around: 0, horizon: focus.horizon })
}
