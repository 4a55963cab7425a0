import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { type VideoWords, ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

const minutes = countedEn({ one: 'one minute', other: '{n} minutes' })

export const en: VideoWords = {
  others: 'All questions of this assessment',
  begin: 'Set up the camera',
  beginText: (n) => `An answer lasts up to ${minutes(n)}, and you can record it again once.`,
  again: 'Record again',
  againText: 'You have one take left. The first one stays, and you choose which one counts.',
  cancel: 'Cancel',
  recorder: {
    title: 'Camera and microphone',
    preview: 'How you will look',
    camera: 'Camera',
    microphone: 'Microphone',
    level: 'Sound level',
    speak: 'Say something: the bar moves when we hear you.',
    device: (n) => `Device ${n}`,
    asking: 'Allow the browser to use your camera and microphone.',
    refused: {
      both: 'The camera and microphone are blocked',
      camera: 'The camera is blocked',
      microphone: 'The microphone is blocked',
    },
    refusedText:
      'Press the icon beside the address of the page, allow the camera and the microphone, and try again. You can also write your answer instead.',
    none: 'No camera or microphone found',
    noneText:
      'Connect a camera and a microphone, or close the program that uses them, and try again. You can also write your answer instead.',
    unsupported: 'This browser cannot record video',
    unsupportedText: 'Open the link in a newer browser, or write your answer.',
    retry: 'Try again',
    start: 'Start recording',
    countdown: (n) => `Recording starts in ${n}`,
    recording: 'Recording',
    left: 'Time left in the recording',
    leftSoon: (seconds) => `${seconds} seconds left`,
    stop: 'Finish recording',
  },
  upload: {
    title: 'Your recording',
    sending: 'Uploading your recording',
    sendingText: 'Watch it, or go on to the next question: the upload continues.',
    waiting: 'The connection was lost',
    waitingText:
      'The upload goes on where it stopped as soon as the connection is back. Your recording is kept on this device.',
    atRisk: 'We could not keep the recording on this device. Do not close the page before the upload is done.',
    failed: 'The recording was not accepted',
    failedText: 'It does not count as a take. Record your answer again.',
    clear: 'Got it',
  },
  lost: {
    title: 'The unfinished recording is lost',
    text: 'The page was reloaded, or you left the question while recording. It does not count as a take: record your answer again.',
  },
  takes: {
    title: 'Your recordings',
    of: (n) => (n === 1 ? 'First take' : 'Second take'),
    kept: 'This take counts',
    choose: 'Which take counts?',
    use: 'Use this take',
    arrived: 'Your recording has arrived',
  },
  written: {
    open: 'Answer in writing instead',
    close: 'Record a video instead',
    label: 'Your written answer',
    hint: 'It is read and scored by the same criteria.',
    instead: 'Your written answer counts, not the recording.',
  },
}

export const useVideoWords = () => useWords({ ar, en })
