import { useNavigate } from 'react-router'
import { studioOf } from '../../features/making/studio/studio-of.ts'

/** Brings words to the drawing page, into its form. */
export function useDrawWords(): (prompt: string) => void {
  const navigate = useNavigate()
  return (prompt) => {
    studioOf('draw').change((form) => ({ ...form, prompt }))
    void navigate('/draw')
  }
}
