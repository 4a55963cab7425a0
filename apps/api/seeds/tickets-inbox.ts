import { HOUR, after } from '@fareeq/domain/kernel/time/time.ts'
import { insertNote } from '../src/features/tickets/queries-inbox.ts'
import { insertTemplate } from '../src/features/tickets/queries-templates.ts'
import { insertAnswer, saveState, setOwner } from '../src/features/tickets/queries.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'

const TEMPLATES = [
  {
    name_ar: 'مراحل التوظيف ومدتها',
    name_en: 'How hiring works, and how long it takes',
    text_ar:
      'أهلًا {name}،\n\nبعد اجتماعنا الأول نبدأ البحث ونرشّح لك كفاءات، وتقابل من تختار منها، ثم نعدّ العقد. ترى موعد كل خطوة في حسابك.\n\nرقم رسالتك {reference}.',
    text_en:
      'Hello {name},\n\nAfter our first meeting we search and nominate talents. You interview the ones you choose, and we prepare the contract. You see the date of every step in your account.\n\nYour reference is {reference}.',
  },
  {
    name_ar: 'طلب تفاصيل إضافية',
    name_en: 'Asking for more details',
    text_ar: 'أهلًا {name}،\n\nلنجيبك بدقة نحتاج إلى معرفة الدور ومستوى الخبرة وموعد البدء. نرد عليك فور وصولها.',
    text_en:
      'Hello {name},\n\nTo answer precisely we need the role, the seniority and the start date. We reply as soon as we have them.',
  },
]

type Seed = { reference: string; owner: string; note?: { text: string; mention: string }; answer?: string }

/** What colleagues did with the tickets: taken, asked each other about, answered. */
const WORK: readonly Seed[] = [
  {
    reference: 'DEM2A3',
    owner: 'manager@demo.fareeq.test',
    note: {
      text: '@سلطان الدوسري هل لدينا أربعة مطورين متفرغين هذا الشهر قبل أن أرد؟',
      mention: 'operations@demo.fareeq.test',
    },
  },
  { reference: 'DEM8D9', owner: 'james.carter@demo.fareeq.test' },
  {
    reference: 'DEM5F6',
    owner: 'operations@demo.fareeq.test',
    answer:
      'أهلًا بك،\n\nنعم، يمكن دفع الفاتورة بتحويل بنكي. يرسل إليك فريق المالية بيانات الحساب بالبريد، واذكر رقم الفاتورة مرجعًا للتحويل.',
  },
]

export async function seedInbox(db: Db, now: Date) {
  for (const template of TEMPLATES) await insertTemplate(db, { id: newId(now), ...template }, now)
  const staffId = async (email: string) =>
    (await db.one<{ id: string }>(sql`select id from staff where email = ${email}`)).id
  for (const { reference, owner, note, answer } of WORK) {
    const ticket = await db.one<{ id: string; created_at: Date }>(
      sql`select id, created_at from tickets where reference = ${reference}`,
    )
    const at = after(ticket.created_at, HOUR)
    const entry = { ticketId: ticket.id, staffId: await staffId(owner), at }
    await setOwner(db, ticket.id, entry.staffId, at)
    if (note)
      await insertNote(db, { ...entry, id: newId(at), text: note.text, mentions: [await staffId(note.mention)] })
    if (answer) {
      await insertAnswer(db, { ...entry, id: newId(at), text: answer })
      await saveState(db, ticket.id, 'answered', at)
    }
  }
}
