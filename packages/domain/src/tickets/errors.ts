import { refusals } from '../kernel/refusal.ts'

export const ticketErrors = refusals({
  ticket_moved: {
    status: 409,
    en: 'This ticket has changed meanwhile.',
    ar: 'تغيّرت هذه التذكرة في هذه الأثناء.',
  },
})
