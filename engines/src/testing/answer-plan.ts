// What a stand-in upstream answers to a conversation, before it is put into a dialect.
import { continueInstruction } from '../conversation-steps.ts'
import { type Directive, plainDirective, readDirective } from './directive.ts'
import { sampleTokens } from './sample-text.ts'

/** A conversation as any dialect tells it. */
export type Heard = {
  /** Texts of messages, oldest first; `results` are outputs of tools that the user's side gave. */
  messages: { role: 'user' | 'assistant'; text: string; results: string[]; images: HeardImage[] }[]
  /** Offered tools with the names of their inputs. */
  tools: { name: string; inputs: string[] }[]
}

type HeardImage = { mime: string; bytes: number }

type PlannedCall = { id: string; name: string; input: Record<string, unknown> }

export type AnswerPlan = {
  directive: Directive
  reasoning: string[]
  text: Iterable<string>
  calls: PlannedCall[]
  ending: 'done' | 'length' | 'refused' | 'tools'
  usage: { input: number; output: number; reasoning: number }
}

let callNumber = 0

/** `given` replaces the directive of the message. */
export function planAnswer(heard: Heard, given?: Partial<Directive>): AnswerPlan {
  const asked = questionOf(heard)
  const fromPrompt = readDirective(asked.text)
  const directive = given ? { ...plainDirective, ...given } : (fromPrompt ?? plainDirective)
  // An answer that is continued comes to its end.
  const plain: Directive = asked.written
    ? { ...directive, cut: undefined, silent: undefined, error: undefined, length: false }
    : directive
  const calls = callsOf(plain, heard, asked.rounds)
  const opening = openingOf(heard, asked, fromPrompt !== undefined || given !== undefined)
  const reasoning = [...sampleTokens({ ...plainDirective, tokens: plain.reasoning, seed: 7 })]
  const from = Number(/w(\d+)\s*$/.exec(asked.written)?.[1] ?? 0)
  const isTitle = asked.text.startsWith('<question>')
  const text = calls.length > 0 || isTitle ? opening : chain(opening, sampleTokens(plain, from))
  return {
    directive: plain,
    reasoning,
    text,
    calls,
    ending: endingOf(plain, calls),
    usage: {
      input: heard.messages.reduce((sum, message) => sum + message.text.length, 0),
      output: plain.reportedTokens ?? plain.tokens + plain.reasoning,
      reasoning: plain.reasoning,
    },
  }
}

function endingOf(directive: Directive, calls: readonly PlannedCall[]): AnswerPlan['ending'] {
  if (calls.length > 0) return 'tools'
  if (directive.refuse) return 'refused'
  return directive.length ? 'length' : 'done'
}

type Question = {
  text: string
  /** The beginning of an answer that is to be continued. */
  written: string
  /** Rounds of tools since the question. */
  rounds: number
  results: string[]
  images: HeardImage[]
}

function questionOf({ messages }: Heard): Question {
  const question: Question = { text: '', written: '', rounds: 0, results: [], images: [] }
  for (const { role, text, results, images } of messages) {
    if (role === 'assistant') {
      question.written = text
      continue
    }
    if (results.length > 0) {
      question.rounds++
      question.results = results
    }
    if (text === '' && images.length === 0) question.written = ''
    else if (text !== continueInstruction)
      Object.assign(question, { text, written: '', rounds: 0, results: [], images })
  }
  return question
}

function callsOf(directive: Directive, heard: Heard, rounds: number): PlannedCall[] {
  if (rounds >= directive.rounds) return []
  return directive.tool.flatMap((name) => {
    const tool = heard.tools.find((offered) => offered.name === name)
    if (!tool) return []
    callNumber++
    const sample = tool.inputs.map((field) => [field, sampleInput(field)])
    const input = sampleInputs[name] ?? Object.fromEntries(sample)
    return [{ id: `call_${String(callNumber).padStart(8, '0')}`, name, input }]
  })
}

/** Of tools that take no plain words. */
const sampleInputs: Record<string, Record<string, unknown>> = {
  plot_chart: {
    type: 'bar',
    title: 'Trains a day',
    x: ['Lyon', 'Metz'],
    unit: 'trains',
    series: [{ name: '2026', values: [40, 12] }],
  },
}

const sampleInput = (field: string) =>
  /expression|formula|question|query|q$/.test(field) ? '6*7' : '1'

/** Words before the text, by which a test sees what reached the upstream. */
function openingOf(heard: Heard, asked: Question, directed: boolean): string[] {
  const pieces: string[] = []
  if (asked.text.startsWith('<question>')) {
    const words = asked.text
      .replace(/<\/?\w+>|\[\[.*?\]\]/g, ' ')
      .trim()
      .split(/\s+/)
    return ['About ', words.slice(0, 3).join(' ')]
  }
  if (asked.written) return pieces
  for (const { mime, bytes } of asked.images) pieces.push(`I see ${mime} of ${bytes} bytes. `)
  if (asked.results.length > 0) pieces.push(`The tool says: ${asked.results.join('; ')}. `)
  if (!directed)
    pieces.push(`Message ${heard.messages.filter(({ role }) => role === 'user').length}: `)
  return pieces
}

function* chain(first: Iterable<string>, second: Iterable<string>): Generator<string> {
  yield* first
  yield* second
}
