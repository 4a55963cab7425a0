/** Apart from the words of a report, because a profile says them too. */
export const VERDICT_WORDS = {
  ar: { passed: 'اجتياز', failed: 'دون درجة النجاح', annulled: 'أُلغيت النتيجة' },
  en: { passed: 'Passed', failed: 'Below the pass mark', annulled: 'Result annulled' },
}
