// Speech to text by the browser: what is heard goes behind what is written, and what is typed meanwhile stays as it was typed.

type Alternative = { transcript: string }
type Result = { isFinal: boolean; 0: Alternative }
type ResultEvent = { resultIndex: number; results: ArrayLike<Result> }

/** The part of the browser's recogniser that is used here. */
export type Recogniser = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: ResultEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

type RecogniserClass = new () => Recogniser

/** The browser's recogniser; undefined where it has none. */
export function recogniserClass(): RecogniserClass | undefined {
  const page = globalThis as {
    SpeechRecognition?: RecogniserClass
    webkitSpeechRecognition?: RecogniserClass
  }
  return page.SpeechRecognition ?? page.webkitSpeechRecognition
}

export type DictationProblem = 'denied' | 'silent' | 'network' | 'microphone' | 'language' | 'other'

const problems: Readonly<Record<string, DictationProblem>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'no-speech': 'silent',
  network: 'network',
  'audio-capture': 'microphone',
  'language-not-supported': 'language',
}

export type DictationDeps = {
  recogniser: Recogniser
  /** BCP 47. */
  language: string
  read: () => string
  write: (text: string) => void
  onProblem: (problem: DictationProblem) => void
  onEnd: () => void
}

/** Two texts as one: a blank between them unless one of them is there or the writing has none. */
export function joinedSpeech(before: string, heard: string): string {
  const said = heard.trimStart()
  if (before === '' || said === '') return before + said
  const last = before.at(-1) ?? ''
  const needsBlank =
    !/\s/.test(last) &&
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。，！？、；：]/u.test(last)
  return needsBlank ? `${before} ${said}` : before + said
}

/** Listens until it is stopped or the browser ends it. Returns how to stop; what was heard by then stays written. */
export function startDictation(deps: DictationDeps): () => void {
  const { recogniser, language, read, write, onProblem, onEnd } = deps
  let base = read()
  let written = base
  /** Results before this one are in `base` already. */
  let first = 0
  let isOver = false

  const end = () => {
    if (isOver) return
    isOver = true
    recogniser.onresult = null
    recogniser.onerror = null
    recogniser.onend = null
    onEnd()
  }
  const stop = () => {
    if (isOver) return
    end()
    recogniser.abort()
  }
  recogniser.lang = language
  recogniser.continuous = true
  recogniser.interimResults = true
  recogniser.onresult = ({ results }) => {
    const now = read()
    if (now !== written) {
      // It was sent: what follows is not for the next message.
      if (now === '') return stop()
      base = now
      first = results.length - 1
      if (!results[first]?.isFinal) first += 1
      written = now
      if (first >= results.length) return
    }
    let heard = ''
    for (let at = first; at < results.length; at++) {
      heard = joinedSpeech(heard, results[at]?.[0].transcript ?? '')
    }
    written = joinedSpeech(base, heard)
    write(written)
  }
  recogniser.onerror = ({ error }) => {
    if (error !== 'aborted') onProblem(problems[error] ?? 'other')
    end()
  }
  recogniser.onend = end
  try {
    recogniser.start()
  } catch {
    onProblem('other')
    end()
  }
  return stop
}
