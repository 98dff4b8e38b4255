// Makes clips by our own code: a camera, depth and weather over a picture that was painted or given. Encoded in a thread of its own.
import { EngineError } from '../../../errors.ts'
import type { VideoEngine, VideoOutcome, VideoRequest } from '../../../kinds/video.ts'
import { understoodWords } from '../image/words/understand-request.ts'
import { filmModels, filmTextsOf } from './film-models.ts'
import type { Filmed } from './film-plan.ts'
import type { FilmPool } from './film-pool.ts'
import { readTicket, writeTicket } from './film-ticket.ts'
import { filmPhrasesIn } from './film-words.ts'
import { isChosen, planFilm } from './plan-film.ts'

export type BuiltinVideoOptions = {
  /** Of all sizes. */
  scale?: number
  pool: FilmPool
}

export function createBuiltinVideo({ scale = 1, pool }: BuiltinVideoOptions): VideoEngine {
  return {
    repeatable: true,
    listModels: async () => [...filmModels],
    textsOf: filmTextsOf,
    async submit(request, io) {
      refuseUnknown(request)
      const plan = planFilm(request, scale)
      const filmed = await pool.run(
        { plan, isCut: request.task === 'prolong' },
        {
          signal: io.signal,
          report: (percent, preview) =>
            io.progress(percent, preview ? { data: preview } : undefined),
        },
      )
      const outcome = { ...outcomeOf(filmed), ...understoodOf(request) }
      return { outcome, ticket: writeTicket(filmed.plan) }
    },
    async check(ticket, io) {
      const filmed = await pool.run(
        { plan: readTicket(ticket), isCut: true },
        { signal: io.signal },
      )
      return { state: 'done', outcome: outcomeOf(filmed), ticket }
    },
  }
}

/** Of words that a scene is painted by; nothing where a picture or an earlier clip is filmed. */
function understoodOf({
  task,
  prompt,
  negativePrompt,
  inputs,
  params,
}: VideoRequest): Pick<VideoOutcome, 'understood'> {
  if (task !== 'film' || inputs.length > 0 || prompt.trim() === '') return {}
  const { phrases, overruled, rest } = filmPhrasesIn(prompt, {
    camera: isChosen(params.camera),
    weather: isChosen(params.weather),
  })
  const { known, unknown, leftOut } = understoodWords(rest, { negativePrompt })
  return {
    understood: {
      known: [...known, ...phrases],
      unknown,
      leftOut: [...leftOut, ...overruled],
    },
  }
}

function refuseUnknown({ model, task }: VideoRequest): void {
  if (filmModels.some(({ name, declaration }) => name === model && declaration.tasks[task])) return
  throw new EngineError('invalid', `The film has no "${model}" that does "${task}".`, {
    untaken: true,
  })
}

const outcomeOf = ({ video, poster, plan }: Filmed): VideoOutcome => ({
  clips: [{ video: { data: video }, poster: { data: poster } }],
  seed: plan.seed,
})
