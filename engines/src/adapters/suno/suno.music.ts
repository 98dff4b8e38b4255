import { EngineError } from '../../errors.ts'
import type { EngineIo } from '../../io.ts'
import { notUnderstood } from '../../json-request.ts'
import type { MadeSong, MusicEngine, MusicRequest } from '../../kinds/music.ts'
import {
  checkAccount,
  createClient,
  goneOrNotYet,
  isYoung,
  type SunoClient,
  type SunoSettings,
} from './suno.client.ts'
import type { Call, Calls, SunoModel } from './suno.dialect.ts'
import { modelNamed, modelsOf, toListed } from './suno.models.ts'
import { readRequest } from './suno.request.ts'
import { type SunoStatus, statusOf } from './suno.status.ts'
import { readTicket, type SunoTicket, songOf } from './suno.ticket.ts'

/** Songs by a dialect of Suno's. A request comes to a pair of songs, mostly. */
export function createMusic(settings: SunoSettings): MusicEngine {
  const client = createClient(settings)
  const { dialect } = client
  const models = modelsOf(dialect, settings.models)
  const calls = dialect.calls(client.callbackUrl)

  return {
    // Songs take a minute or two, and vendors count questions.
    checkEveryMs: 5000,

    async listModels(io) {
      await checkAccount(client, io)
      return models.map((model) => toListed(model, dialect))
    },

    async submit(request, io) {
      const model = modelNamed(models, request.model)
      const question = { ...callFor(request, model, calls), submits: true }
      const taken = dialect.readTaken(await client.ask(question, io), request.task)
      if (!taken) throw notUnderstood(question)
      const { id = '', songs = [], lyrics } = taken
      if (lyrics) return { outcome: { songs: [], lyrics } }
      const ticket: SunoTicket = {
        task: request.task,
        id,
        songs: songs.map((one) => ({ id: one })),
        model: model.name,
        ...titleToKeep(request),
        since: io.now().toISOString(),
      }
      return { ticket }
    },

    async check(kept, io) {
      const ticket = readTicket(kept)
      const reading = await client.askStatus(ticket, io)
      if (reading === 'gone') return goneOrNotYet(ticket, io)
      const isMissing = ticket.songs.some(({ id }) => !reading.clips.some((one) => one.id === id))
      const { finished, ...status } = statusOf(reading, ticket, client.secrets)
      // Of a pair, one may become known before the other.
      if (status.state !== 'running' && ticket.id === '' && isMissing && isYoung(ticket, io))
        return { state: 'running' }
      return withTimes({ ...status, ...(finished ? { finished } : {}) }, client, io)
    },
  }
}

/** Throws EngineError `invalid` for what cannot be asked. */
function callFor(request: MusicRequest, model: SunoModel, calls: Calls): Call {
  switch (request.task) {
    case 'compose':
      return calls.compose(readRequest(request), model)
    case 'continue':
      return calls.continue(readRequest(request), model, songOf(request.parent))
    case 'join':
      if (calls.join) return calls.join(songOf(request.parent))
      throw new EngineError('invalid', 'Nobody can be asked for the whole song here.')
    case 'write-lyrics':
      if (request.prompt.trim() !== '') return calls['write-lyrics'](request.prompt.trim())
      throw new EngineError('invalid', 'Say what the lyrics are to be about.')
  }
}

/** Not every way of asking can be told a title; it is kept for the songs. */
function titleToKeep(request: MusicRequest): { title?: string } {
  const { title } = readRequest(request)
  return request.task === 'compose' && title ? { title } : {}
}

/** When the words of a song are sung, where the upstream can be asked; a song is as good without. */
async function withTimes(
  { finished, ...status }: SunoStatus,
  client: SunoClient,
  io: EngineIo,
): ReturnType<MusicEngine['check']> {
  const { timed } = client.dialect
  if (status.state !== 'done' || !timed || !finished) return status
  const songs: MadeSong[] = []
  for (const [at, song] of status.outcome.songs.entries()) {
    const id = finished[at]?.id
    songs.push(id && song.lyrics ? { ...song, ...(await timesOf(id, client, io)) } : song)
  }
  return { ...status, outcome: { ...status.outcome, songs } }
}

async function timesOf(
  song: string,
  { dialect: { timed }, ask }: SunoClient,
  io: EngineIo,
): Promise<Pick<MadeSong, 'timed'>> {
  if (!timed) return {}
  try {
    const words = timed.read(await ask({ ...timed.ask(song), headTimeoutMs: 15_000 }, io))
    return words.length > 0 ? { timed: words } : {}
  } catch (error) {
    if (!(error instanceof EngineError) || error.kind === 'aborted') throw error
    io.log('info', 'the times of a song’s words could not be asked for', { kind: error.kind })
    return {}
  }
}
