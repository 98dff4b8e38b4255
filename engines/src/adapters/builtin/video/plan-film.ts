// From a request to what is to be filmed.
import type { MediaRole } from '@atelier/contract/work-terms'
import type { VideoRequest } from '../../../kinds/video.ts'
import { hashText } from '../image/craft/random.ts'
import type { PaintingPlan } from '../image/scene/painting-plan.ts'
import { home } from './camera/pose.ts'
import { takenUp } from './camera/poses-of.ts'
import { filmFailure } from './film-failure.ts'
import type { FilmPlan } from './film-plan.ts'
import {
  type Camera,
  fps,
  type Resolution,
  secondsMin,
  shortSides,
  type Weather,
} from './film-terms.ts'
import { readTicket } from './film-ticket.ts'
import { cameraIn, weatherIn } from './film-words.ts'
import { roomAround } from './plate/room-around.ts'

/** Sizes are times `scale`. Throws EngineError `invalid`. */
export const planFilm = (request: VideoRequest, scale: number): FilmPlan =>
  request.task === 'prolong' ? goingOn(request) : beginning(request, scale)

function beginning(request: VideoRequest, scale: number): FilmPlan {
  const { params, prompt, key } = request
  const opening = pictureOf(request, 'first-frame')
  const ending = pictureOf(request, 'last-frame')
  const isPainted = opening === null && ending === null
  if (isPainted && prompt.trim() === '') throw filmFailure('film.nothing_to_film')
  // Without a seed the name of the request is one: submitted again after a crash it gives the same clip.
  const seed = typeof params.seed === 'number' ? params.seed : hashText(key)
  const size = sizeOf(params.aspect, params.resolution, scale)
  const weather = weatherFor(request) ?? 'none'
  const seconds = secondsOf(request)
  // A clip that is to end with a picture ends there.
  const loop = params.loop === true && ending === null
  return {
    ...size,
    frames: Math.round(seconds * fps),
    painting: isPainted ? paintingOf(request, seed, size, weather) : null,
    opening,
    ending,
    camera: cameraFor(request) ?? commonCamera(seed),
    motion: typeof params.motion === 'number' ? params.motion : 5,
    start: home,
    movedS: 0,
    weather,
    weatherS: 0,
    cycleS: loop ? seconds : null,
    loop,
    seed,
  }
}

/** The scene stays, and what is not asked for otherwise goes on as it was. */
function goingOn(request: VideoRequest): FilmPlan {
  if (!request.parent) throw filmFailure('film.unknown_work')
  const parent = readTicket(request.parent.ticket)
  const camera = cameraFor(request) ?? parent.camera
  return {
    ...parent,
    ...takenUp(parent, camera === parent.camera),
    frames: Math.round(secondsOf(request) * fps),
    opening: parent.ending ?? parent.opening,
    ending: null,
    camera,
    weather: weatherFor(request) ?? parent.weather,
    weatherS: parent.weatherS + parent.frames / fps,
    loop: false,
  }
}

function pictureOf({ inputs }: VideoRequest, role: MediaRole): string | null {
  const input = inputs.find((each) => each.role === role)
  return input ? Buffer.from(input.data).toString('base64') : null
}

const secondsOf = ({ params }: VideoRequest): number =>
  typeof params.seconds === 'number' ? Math.max(secondsMin, params.seconds) : 4

/** Whether somebody settled it, and did not leave it to the words. */
export const isChosen = (param: unknown): boolean => param !== undefined && param !== 'auto'

const cameraFor = ({ params, prompt }: VideoRequest): Camera | undefined =>
  isChosen(params.camera) ? (params.camera as Camera) : cameraIn(prompt)

const weatherFor = ({ params, prompt }: VideoRequest): Weather | undefined =>
  isChosen(params.weather) ? (params.weather as Weather) : weatherIn(prompt)

const commonCameras: readonly Camera[] = ['push-in', 'push-in', 'orbit', 'pan-right', 'pan-left']
const commonCamera = (seed: number): Camera =>
  commonCameras[hashText('camera', seed) % commonCameras.length] ?? 'push-in'

function sizeOf(
  aspect: unknown,
  resolution: unknown,
  scale: number,
): { width: number; height: number } {
  const [across = 16, down = 9] = String(aspect ?? '16:9')
    .split(':')
    .map(Number)
  const short = shortSides[(resolution ?? '480p') as Resolution] * scale
  const even = (value: number) => Math.max(16, Math.round(value / 2) * 2)
  const unit = short / Math.min(across, down)
  return { width: even(across * unit), height: even(down * unit) }
}

/** Weather that is to move must not be painted as well, or it would hang in the air. */
const movingWords: Partial<Record<Weather, string>> = {
  snow: 'snowing',
  rain: 'rain',
  fog: 'fog',
}

function paintingOf(
  { prompt, negativePrompt }: VideoRequest,
  seed: number,
  { width, height }: { width: number; height: number },
  weather: Weather,
): PaintingPlan {
  const worldWidth = Math.round((1000 * width) / height)
  const moving = movingWords[weather]
  const room = { x: worldWidth * roomAround, y: 1000 * roomAround }
  return {
    // Without its snowfall a scene would be green.
    prompt: weather === 'snow' ? `${prompt}, winter` : prompt,
    negativePrompt: moving ? `${negativePrompt} ${moving}`.trim() : negativePrompt,
    style: 'auto',
    seed,
    twist: { layout: 0, colour: 0, detail: 0 },
    worldWidth,
    view: {
      x: -room.x,
      y: -room.y,
      width: worldWidth + 2 * room.x,
      height: 1000 + 2 * room.y,
    },
    size: Math.round(Math.max(width, height) * 1.2 * (1 + 2 * roomAround)),
    chaos: 0,
    stylize: 0.25,
    weird: 0,
    raw: false,
    tile: false,
    fine: false,
  }
}
