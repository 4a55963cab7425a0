import { ar } from './ar.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'

export const en: typeof ar = {
  title: 'Device check',
  text: 'Check your camera, microphone, speaker and connection before an interview or a video test.',
  privacy: 'Nothing is recorded or sent: picture and sound stay on your device.',
  link: 'Check camera and microphone',
  again: 'Check again',
  asking: 'Allow the browser to use your camera and microphone.',
  results: 'Result of the check',
  ready: 'Everything is ready',
  camera: {
    title: 'Camera',
    preview: 'How you will look',
    noPicture: 'No picture',
    works: 'Works',
    faults: {
      refused: {
        title: 'The camera is blocked',
        advice: 'Click the icon beside the address of this page, allow the camera, and check again.',
      },
      missing: { title: 'No camera found', advice: 'Connect a camera or open its cover, and check again.' },
      busy: {
        title: 'Another program is using the camera',
        advice: 'Close call programs and windows that use it, and check again.',
      },
      unsupported: { title: 'This browser has no access to the camera', advice: 'Open this page in a newer browser.' },
    },
  },
  microphone: {
    title: 'Microphone',
    heard: 'We hear you',
    silent: 'Not heard yet',
    silentAdvice:
      'Say something in your normal voice. If the bar does not move, choose another microphone or check that it is not muted.',
    faults: {
      refused: {
        title: 'The microphone is blocked',
        advice: 'Click the icon beside the address of this page, allow the microphone, and check again.',
      },
      missing: { title: 'No microphone found', advice: 'Connect a microphone or a headset, and check again.' },
      busy: {
        title: 'Another program is using the microphone',
        advice: 'Close call programs and windows that use it, and check again.',
      },
      unsupported: {
        title: 'This browser has no access to the microphone',
        advice: 'Open this page in a newer browser.',
      },
    },
  },
  choices: {
    camera: 'Camera',
    microphone: 'Microphone',
    speaker: 'Speaker',
    level: 'Sound level',
    speak: 'Say something: the bar moves when we hear you.',
    device: (n) => `Device ${n}`,
  },
  speaker: {
    title: 'Speaker',
    play: 'Play a tone',
    unknown: 'Not checked yet',
    question: 'Did you hear the tone?',
    yes: 'Yes, I heard it',
    no: 'No',
    works: 'Works',
    fails: 'Not heard',
    advice: 'Turn up the volume, check which speaker your device uses, and play the tone again.',
  },
  connection: {
    title: 'Connection',
    checking: 'Measuring the connection',
    again: 'Measure again',
    offline: 'No connection',
    offlineAdvice: 'Check your internet connection and measure again.',
    trip: (milliseconds) => `Response time ${milliseconds} ms`,
    grades: { good: 'Good', slow: 'A little slow', poor: 'Weak' },
    advice: {
      good: '',
      slow: 'Sound may arrive a little late. Move closer to your router or stop downloads.',
      poor: 'The call may drop. Try another network or a cable, or turn the camera off while you talk.',
    },
    noCalls: 'This browser cannot make calls',
    noCallsAdvice: 'Open this page in a newer browser, or switch off the extension that blocks calls.',
  },
}

export const useDeviceCheckWords = () => useWords({ ar, en })
