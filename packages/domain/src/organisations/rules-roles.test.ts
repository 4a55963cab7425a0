import { describe, expect, test } from 'vitest'
import { grantOf } from '../kernel/permissions/permissions.ts'
import { MEMBER_ROLES } from '../kernel/permissions/roles.ts'
import { DOABLE_ACTIONS, READABLE_ACTIONS, roleInWords } from './rules-roles.ts'

/** Each right as the sentence names it. */
const PHRASES = {
  'requests.read': ['requests,', 'الطلبات'],
  'talents.find': ['talents', 'الكفاءات'],
  'nominations.read': ['nominations', 'الترشيحات'],
  'interviews.read': ['interviews', 'المقابلات'],
  'contracts.read': ['contracts', 'العقود'],
  'invoices.view': ['invoices', 'الفواتير'],
  'requests.write': ['write requests', 'كتابة الطلبات'],
  'talents.choose': ['choose talents', 'اختيار الكفاءات'],
  'interviews.arrange': ['arrange interviews', 'ترتيب المقابلات'],
  'interviews.feedback': ['give feedback', 'إبداء الرأي'],
  'contracts.sign': ['sign contracts', 'توقيع العقود'],
  'contracts.renew': ['renew contracts', 'تجديد العقود'],
  'contracts.end': ['end contracts with notice', 'إنهاء العقود بإشعار'],
  'check_ins.answer': ['answer how work is going', 'الرد على سؤال سير العمل'],
  'work_reviews.answer': ['review work that is over', 'تقييم العمل بعد انتهائه'],
  'starts.prepare': ['prepare the first day', 'التحضير لليوم الأول'],
  'time_off.answer': ['answer time off', 'الرد على طلبات الإجازة'],
  'invoices.pay': ['pay invoices', 'دفع الفواتير'],
  'invoices.details': ['edit billing details', 'تعديل بيانات الفوترة'],
  'members.manage': ['invite colleagues', 'دعوة الزملاء'],
} as const satisfies Record<(typeof READABLE_ACTIONS | typeof DOABLE_ACTIONS)[number], readonly [string, string]>

describe('what a role is said to see and do', () => {
  test.each(MEMBER_ROLES)('is for %s what the matrix grants, no more and no less, in both languages', (role) => {
    const [seenEn, doneEn = ''] = roleInWords(role, 'en').split('. ')
    const [seenAr, doneAr = ''] = roleInWords(role, 'ar').split('. ')
    for (const [actions, en, ar] of [
      [READABLE_ACTIONS, seenEn, seenAr],
      [DOABLE_ACTIONS, doneEn, doneAr],
    ] as const)
      for (const action of actions) {
        const granted = grantOf(`client:${role}`, action) !== 'no'
        expect([action, en?.includes(PHRASES[action][0])]).toEqual([action, granted])
        expect([action, ar?.includes(PHRASES[action][1])]).toEqual([action, granted])
      }
  })

  test('reads so', () => {
    expect(roleInWords('viewer', 'en')).toBe(
      'Can see requests, talents, nominations, interviews and contracts, without salaries. Read-only.',
    )
    expect(roleInWords('finance', 'en')).toBe(
      'Can see requests, contracts and invoices, with the salaries in contracts. Can pay invoices and edit billing details.',
    )
    expect(roleInWords('interviewer', 'en')).toBe(
      'Can see requests, nominations and interviews only where they are invited to interview, without salaries. Can give feedback after interviews.',
    )
    expect(roleInWords('interviewer', 'ar')).toBe(
      'الاطلاع على الطلبات والترشيحات والمقابلات، ضمن المقابلات التي يُدعى إليها فقط، دون الرواتب. والصلاحيات: إبداء الرأي بعد المقابلة.',
    )
    expect(roleInWords('viewer', 'ar')).toBe(
      'الاطلاع على الطلبات والكفاءات والترشيحات والمقابلات والعقود، دون الرواتب. اطلاع فقط، دون أي تعديل.',
    )
    expect(roleInWords('finance', 'ar')).toBe(
      'الاطلاع على الطلبات والعقود والفواتير، مع الرواتب في العقود. والصلاحيات: دفع الفواتير وتعديل بيانات الفوترة.',
    )
    expect(roleInWords('owner', 'en')).toMatch(/with salaries\. Can .*sign contracts.*pay invoices.*invite colleagues/)
  })
})
