import { refusals } from '../kernel/refusal.ts'

export const localErrors = refusals({
  clock_of_machine: {
    status: 409,
    en: 'This server lives by the clock of its machine. Start it with CLOCK=virtual to move its time.',
    ar: 'يعمل هذا الخادم بساعة جهازه. شغّله بالإعداد CLOCK=virtual لتحريك وقته.',
  },
  clock_backwards: {
    status: 409,
    en: 'The clock only moves forward. Use the mode jump to set it back, as a wrong clock would be.',
    ar: 'لا تتحرك الساعة إلا إلى الأمام. استخدم الوضع jump لإرجاعها كما تفعل ساعة مختلة.',
  },
})
