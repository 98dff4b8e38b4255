// Records what is said, with how loud it is, until it is ended.

export type RecordingProblem = 'denied' | 'microphone' | 'other'

export type Recorded = {
  recording: Blob
  /** Whether anything but silence was in it, as far as that can be told. */
  heard: boolean
}

export type Recording = {
  /** Ends it; resolves with what was recorded. */
  finish(): Promise<Recorded>
  /** Ends it and forgets it. */
  discard(): void
  /** How loud it is now, from 0 to 1. */
  level(): number
}

/** What recorders of browsers write, the smallest first. */
const types = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4', 'audio/webm']
/** Below this nobody speaks. */
const silence = 0.01

const problemOf = (error: unknown): RecordingProblem => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'NotReadableError' ? 'microphone' : 'other'
}

/** Begins to record. Resolves with the problem where it cannot. */
export async function startRecording(): Promise<Recording | { problem: RecordingProblem }> {
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true },
    })
  } catch (error) {
    return { problem: problemOf(error) }
  }
  const free = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  try {
    const meter = createMeter(stream)
    const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
    const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {})
    const pieces: Blob[] = []
    recorder.ondataavailable = ({ data }) => pieces.push(data)
    const ended = new Promise<void>((resolve) => {
      recorder.onstop = () => resolve()
    })
    recorder.start(1000)
    const end = () => {
      if (recorder.state !== 'inactive') recorder.stop()
      free()
    }
    return {
      level: meter.level,
      async finish() {
        end()
        await ended
        const heard = meter.end()
        return { recording: new Blob(pieces, { type: recorder.mimeType }), heard }
      },
      discard() {
        end()
        meter.end()
      },
    }
  } catch {
    free()
    return { problem: 'other' }
  }
}

function createMeter(stream: MediaStream) {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  let loudest = 0
  let measured = false
  const level = () => {
    analyser.getFloatTimeDomainData(samples)
    const peak = samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0)
    loudest = Math.max(loudest, peak)
    measured ||= context.state === 'running'
    return Math.min(1, peak)
  }
  return {
    level,
    end() {
      if (context.state !== 'closed') void context.close()
      return !measured || loudest > silence
    },
  }
}
