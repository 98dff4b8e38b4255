import { EngineError } from '../../errors.ts'
import { notUnderstood } from '../../json-request.ts'
import type { ListedStemsModel, StemsEngine } from '../../kinds/stems.ts'
import { checkAccount, createClient, goneOrNotYet, type SunoSettings } from './suno.client.ts'
import type { Dialect } from './suno.dialect.ts'
import { stemsStatusOf } from './suno.status.ts'
import { readTicket, type SunoTicket, songOf } from './suno.ticket.ts'

/** Takes songs apart that Suno made by the same connection; undefined where the dialect has no way to ask for it. */
export function createStems(settings: SunoSettings): StemsEngine | undefined {
  const client = createClient(settings)
  const { dialect } = client
  const { separate } = dialect.calls(client.callbackUrl)
  if (!separate) return undefined

  return {
    checkEveryMs: 5000,

    async listModels(io) {
      await checkAccount(client, io)
      return [listedSeparation(dialect)]
    },

    async submit({ parent, params, model }, io) {
      if (model !== modelName)
        throw new EngineError('invalid', `There is no model "${model}" at this connection.`)
      const call = separate(songOf(parent), params.stems === 'all')
      const question = { ...call, submits: true }
      const taken = dialect.readTaken(await client.ask(question, io), 'separate')
      if (!taken) throw notUnderstood(question)
      const ticket: SunoTicket = {
        task: 'separate',
        id: taken.id ?? '',
        songs: (taken.songs ?? []).map((id) => ({ id })),
        model,
        since: io.now().toISOString(),
      }
      return { ticket }
    },

    async check(kept, io) {
      const ticket = readTicket(kept)
      const reading = await client.askStatus(ticket, io)
      return reading === 'gone' ? goneOrNotYet(ticket, io) : stemsStatusOf(reading, client.secrets)
    },
  }
}

const modelName = 'suno-stems'

export const listedSeparation = ({ stemSets }: Dialect): ListedStemsModel => ({
  name: modelName,
  label: 'Suno',
  description: 'Takes songs apart that were made by this connection',
  declaration: {
    tasks: { separate: { prompt: 'none', inputs: [], parent: true } },
    fields:
      stemSets.length > 1
        ? [{ name: 'stems', kind: 'choice', options: stemSets, fallback: 'vocals' }]
        : [],
    mostResults: 1,
    promptLimit: 0,
    negativePrompt: false,
  },
})
