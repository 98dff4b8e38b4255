/** Whether this browser can hear at all. */
export const canDictate = (): boolean =>
  'SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis

/** Whether it can record, for somebody else to hear. */
export const canRecord = (): boolean =>
  'MediaRecorder' in globalThis && navigator.mediaDevices !== undefined
