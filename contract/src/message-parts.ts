// The parts of a chat message, and the events by which an answer grows. One vocabulary from engine to storage, wire and screen.
import { z } from 'zod'
import { chart } from './chart.ts'

const text = z.object({ type: z.literal('text'), text: z.string() })

const reasoning = z.object({
  type: z.literal('reasoning'),
  text: z.string(),
  /** How long the model thought, once that is known. */
  durationMs: z.number().optional(),
})

/** `url` is an address of our own (`/api/upload/file?…`) or a data URL. */
const image = z.object({
  type: z.literal('image'),
  url: z.string(),
  mime: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  alt: z.string().optional(),
})

/** Whether a tool may do what costs or changes something: asked while somebody is waited for. */
export const toolConsent = z.object({
  state: z.enum(['asked', 'allowed', 'refused']),
  /** Credits that it takes; 0 for nothing. */
  price: z.number().int().min(0),
  /** Why it was refused: by somebody, for want of an answer, because the answer was stopped, or by the cap of what tools may spend. */
  reason: z.enum(['person', 'silence', 'stopped', 'cap']).optional(),
  /** The answer in which somebody allowed the tool for the whole conversation. A copy in another entry does not count. */
  alwaysIn: z.number().int().optional(),
})
export type ToolConsent = z.infer<typeof toolConsent>

const toolCall = z.object({
  type: z.literal('tool-call'),
  callId: z.string(),
  name: z.string(),
  /** JSON text, as the model wrote it. */
  input: z.string(),
  /** Absent for a tool that neither asks nor costs. */
  consent: toolConsent.optional(),
})

const toolResult = z.object({
  type: z.literal('tool-result'),
  callId: z.string(),
  name: z.string(),
  output: z.string(),
  failed: z.boolean().optional(),
  /** Somebody ended it before it was done. */
  stopped: z.boolean().optional(),
  durationMs: z.number().optional(),
})

/** Where in its document a passage stands: what of these the format knows. */
export const passagePlace = z.object({
  /** From 1: page of a PDF, slide of a presentation. */
  page: z.number().int().optional(),
  /** Headings above it, the outermost first; the sheet's name of a table. */
  headings: z.array(z.string()).optional(),
  /** First and last line, from 1, of a text or code. */
  lines: z.tuple([z.number().int(), z.number().int()]).optional(),
})

/** `[n]` in an answer's text names the nth source of its message. A passage of a document has no `url`. */
const source = z.object({
  type: z.literal('source'),
  title: z.string(),
  url: z.string(),
  snippet: z.string().optional(),
  /** The document that a passage is of, its position there from 0, and its place. */
  documentId: z.number().int().optional(),
  position: z.number().int().optional(),
  place: passagePlace.optional(),
})

/** A file that goes with a prompt. */
const documentPart = z.object({
  type: z.literal('document'),
  documentId: z.number().int(),
  title: z.string(),
  mime: z.string(),
  bytes: z.number().int(),
})

/** Data that a model had drawn. */
const chartPart = z.object({ type: z.literal('chart'), chart })

/** A work of the owner's that was asked for here; its status comes with the works. */
const work = z.object({ type: z.literal('work'), workId: z.number().int() })

export const messagePart = z.discriminatedUnion('type', [
  text,
  reasoning,
  image,
  toolCall,
  toolResult,
  source,
  work,
  chartPart,
  documentPart,
])
export type MessagePart = z.infer<typeof messagePart>

/** Tokens as the upstream counted them; `estimated` when it said nothing and we counted. */
export const usage = z.object({
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  reasoningTokens: z.number().int().optional(),
  cachedTokens: z.number().int().optional(),
  estimated: z.boolean().optional(),
})
export type Usage = z.infer<typeof usage>

/** `empty`: it ended by itself and brought nothing to read or see, at most thinking. */
export const finishReason = z.enum(['done', 'empty', 'stopped', 'length', 'refused'])
export type FinishReason = z.infer<typeof finishReason>

/** `seq` counts the events of a run from 1; a reader attaches again with the last one it saw. */
const seq = z.number().int().min(1)

export const chatEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    seq,
    groupId: z.number().int(),
    /** The answer's entry. */
    entryId: z.number().int(),
    /** The question's entry. */
    promptId: z.number().int(),
  }),
  z.object({ type: z.literal('text-delta'), seq, text: z.string() }),
  z.object({ type: z.literal('reasoning-delta'), seq, text: z.string() }),
  /** The model stopped thinking and goes on to something else. */
  z.object({ type: z.literal('reasoning-end'), seq, durationMs: z.number() }),
  /** The last `length` UTF-16 units of text were thinking: some models mark only where it ends. */
  z.object({ type: z.literal('text-is-reasoning'), seq, length: z.number().int().min(1) }),
  z.object({ ...toolCall.shape, seq }),
  z.object({ ...toolResult.shape, seq }),
  /** Whether a call may run, as it stands now; the last one of a call counts. */
  z.object({ type: z.literal('tool-consent'), seq, callId: z.string(), consent: toolConsent }),
  z.object({ ...source.shape, seq }),
  z.object({ ...image.shape, seq }),
  z.object({ ...chartPart.shape, seq }),
  z.object({ ...work.shape, seq }),
  z.object({
    type: z.literal('finish'),
    seq,
    reason: finishReason,
    /** What the answer took and cost in all, also before it was gone on with. */
    usage: usage.nullable(),
    /** Credits charged. */
    price: z.number().int(),
  }),
  /** Last event of a run that failed; what came before is kept. */
  z.object({
    type: z.literal('error'),
    seq,
    code: z.string(),
    message: z.string(),
    /** What `message` names, for whoever reads it in another language. */
    values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    requestId: z.string().optional(),
    /** As in `finish`, where something came before it failed. */
    usage: usage.optional(),
    price: z.number().int().optional(),
  }),
])
export type ChatEvent = z.infer<typeof chatEvent>

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
/** An event before it has its place in the run. */
export type UnnumberedChatEvent = DistributiveOmit<ChatEvent, 'seq'>
