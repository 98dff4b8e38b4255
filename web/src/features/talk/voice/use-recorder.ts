// The life of one dictation by the site: asked for the microphone, recording, sent, written; or kept after a failure.
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { refetchBalance } from '../../../api/balance-changed.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { upload } from '../../../api/upload.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { insertSpeech } from './insert-speech.ts'
import type { RecordButtonProps } from './record-props.ts'
import { type Recorded, type Recording, startRecording } from './recording.ts'

export type RecorderState =
  | { step: 'idle' }
  | { step: 'asking' }
  | { step: 'recording'; since: number }
  | { step: 'sending'; full: boolean }
  | { step: 'failed'; reason: string; requestId: string | undefined }

export type Recorder = ReturnType<typeof useRecorder>

export function useRecorder({
  read,
  write,
  caret,
  onWritten,
  onProblem,
  offer,
}: Omit<RecordButtonProps, 'purse'>) {
  const t = useTexts('voice')
  const queries = useQueryClient()
  const [state, setState] = useState<RecorderState>({ step: 'idle' })
  const recording = useRef<Recording>(undefined)
  const kept = useRef<Blob>(undefined)
  const control = useRef<AbortController>(undefined)
  const gone = useRef(false)

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      recording.current?.discard()
      control.current?.abort()
    }
  }, [])

  const begin = async () => {
    setState({ step: 'asking' })
    const begun = await startRecording()
    if ('problem' in begun) {
      setState({ step: 'idle' })
      const texts = { denied: t.micDenied, microphone: t.noMicrophone, other: t.dictationFailed }
      if (!gone.current) onProblem(texts[begun.problem])
      return
    }
    if (gone.current) return begun.discard()
    recording.current = begun
    setState({ step: 'recording', since: Date.now() })
  }

  const send = async (full = false) => {
    const file = kept.current
    if (!file) return
    setState({ step: 'sending', full })
    control.current = new AbortController()
    const { signal } = control.current
    try {
      const { text } = await upload('voice.transcribe', file, { signal, shownInPlace: true })
      setState({ step: 'idle' })
      kept.current = undefined
      if (text === '') return onProblem(t.nothingHeard)
      const put = insertSpeech(read(), caret(), text)
      write(put.text)
      onWritten(put.caret)
      void refetchBalance(queries)
    } catch (error) {
      if (signal.aborted) return
      const failure = error instanceof CallFailure ? error : undefined
      const reason = failure?.status === 0 ? t.dictationOffline : (failure?.message ?? '')
      setState({
        step: 'failed',
        reason: reason || t.writeDownFailed,
        requestId: failure?.requestId,
      })
    }
  }

  const end = async (full: boolean) => {
    const now = recording.current
    recording.current = undefined
    if (!now) return
    const { recording: file, heard }: Recorded = await now.finish()
    if (gone.current) return
    if (!heard || file.size === 0 || file.size > offer.largest) {
      setState({ step: 'idle' })
      return onProblem(file.size > offer.largest ? t.recordingTooLarge : t.nothingHeard)
    }
    kept.current = file
    await send(full)
  }
  const latest = useRef(end)
  useEffect(() => {
    latest.current = end
  })
  const finish = useCallback((full = false) => void latest.current(full), [])

  const discard = () => {
    recording.current?.discard()
    recording.current = undefined
    kept.current = undefined
    control.current?.abort()
    setState({ step: 'idle' })
  }

  const level = useCallback(() => recording.current?.level() ?? 0, [])
  return {
    state,
    level,
    discard,
    finish,
    begin: () => void begin(),
    retry: () => void send(),
  }
}
