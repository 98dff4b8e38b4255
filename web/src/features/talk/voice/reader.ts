// Reads a growing text aloud, a sentence at a time, so that it can pause, go on and change its speed anywhere. Pausing ends the sentence
// and begins it again later: what browsers call pausing does nothing on some machines.
import { languageOf, voiceFor } from './speech-language.ts'
import { nextToRead } from './speech-text.ts'

export type ReaderDeps = {
  synth: Pick<SpeechSynthesis, 'speak' | 'cancel' | 'getVoices'>
  utterance: (text: string) => SpeechSynthesisUtterance
  /** The page's language. */
  language: string
  /** The address of a voice that somebody chose; it reads what is in its language. */
  preferred?: string
  /** Said in place of a block of code. */
  code: string
  /** Everything is read. */
  onDone: () => void
  /** It cannot be read here. */
  onFailed: () => void
}

export class Reader {
  readonly #deps: ReaderDeps
  #text = ''
  #over = false
  #from = 0
  #pieces: string[] = []
  #current: SpeechSynthesisUtterance | undefined
  #paused = false
  #rate: number

  constructor(deps: ReaderDeps, rate: number) {
    this.#deps = deps
    this.#rate = rate
  }

  /** The text so far; `over` when no more comes. */
  feed(text: string, over: boolean): void {
    this.#text = text
    this.#over = over
    this.#goOn()
  }

  pause(): void {
    this.#paused = true
    this.#hush()
  }

  resume(): void {
    this.#paused = false
    this.#goOn()
  }

  /** On to the next sentence. */
  skip(): void {
    this.#paused = false
    this.#hush()
    this.#pieces.shift()
    this.#goOn()
  }

  setRate(rate: number): void {
    if (rate === this.#rate) return
    this.#rate = rate
    if (!this.#current) return
    this.#hush()
    this.#goOn()
  }

  stop(): void {
    this.#paused = true
    this.#pieces = []
    this.#hush()
  }

  #goOn(): void {
    if (this.#paused || this.#current) return
    if (this.#pieces.length === 0) {
      const { pieces, next } = nextToRead(this.#text, {
        from: this.#from,
        over: this.#over,
        code: this.#deps.code,
      })
      this.#from = next
      this.#pieces = pieces
    }
    const [piece] = this.#pieces
    if (piece !== undefined) this.#say(piece)
    else if (this.#over) this.#deps.onDone()
  }

  #say(piece: string): void {
    const { synth, utterance, language, preferred, onFailed } = this.#deps
    const said = utterance(piece)
    const spoken = languageOf(piece, language)
    said.lang = spoken
    said.voice = voiceFor(synth.getVoices(), spoken, preferred) ?? null
    said.rate = this.#rate
    said.onend = () => {
      if (this.#current !== said) return
      this.#current = undefined
      this.#pieces.shift()
      this.#goOn()
    }
    said.onerror = () => {
      if (this.#current !== said) return
      this.#current = undefined
      onFailed()
    }
    this.#current = said
    synth.speak(said)
  }

  /** Ends the sentence that is being said; it stays the next one. */
  #hush(): void {
    this.#current = undefined
    this.#deps.synth.cancel()
  }
}
