import { useCallback, useEffect, useRef, useState } from 'react'
import type { Obstacle } from './request-form.ts'

type Submit = () => Promise<boolean>

/** A press while pictures are still on their way counts: the wish is sent when they have come. */
export function usePatientSubmit(submit: Submit, obstacle: Obstacle | null) {
  const isUploading = obstacle?.kind === 'uploading'
  const pressed = useRef<((sent: Promise<boolean>) => void) | null>(null)
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    const resolve = pressed.current
    if (isUploading || !resolve) return
    pressed.current = null
    setWaits(false)
    resolve(submit())
  }, [isUploading, submit])
  const press = useCallback<Submit>(async () => {
    if (!isUploading) return submit()
    if (pressed.current) return false
    setWaits(true)
    return new Promise((resolve) => {
      pressed.current = resolve
    })
  }, [isUploading, submit])
  return { submit: press, waits }
}
