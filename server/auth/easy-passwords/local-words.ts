/** What this product is called, also as it is misheard and turned round: the first words to try on its accounts. */
const product = 'mizan meezan nizam ميزان نظام'

const places = `
saudi saudia saudiarabia ksa arabia arab riyadh jeddah jidda jada makkah mecca madinah medina dammam khobar dhahran taif
abha tabuk hail qassim buraidah jubail yanbu jazan jizan najran hofuf ahsa asir neom qatif kharj unaizah arar sakaka
diriyah ula kuwait bahrain qatar doha dubai emirates uae oman muscat yemen egypt cairo jordan syria lebanon iraq sudan
palestine gaza quds morocco gulf khaleej
السعوديه سعوديه سعودي سعوديين المملكه الرياض جده مكه المدينه المنوره الدمام الخبر الظهران الطايف ابها تبوك حايل القصيم
بريده الجبيل ينبع جازان نجران الاحساء عسير نيوم القطيف الخرج عنيزه عرعر سكاكا الدرعيه العلا الكويت البحرين قطر دبي
الامارات عمان اليمن مصر القاهره الاردن سوريا لبنان العراق السودان فلسطين غزه القدس المغرب الخليج`

const clubs = `
hilal alhilal nassr nasser nasr alnassr ittihad etihad ahli ahly shabab ettifaq raed taawoun fateh faisaly wehda zaeem
zamalek ronaldo cr7 benzema neymar messi
هلال نصر اتحاد اهلي شباب اتفاق رايد تعاون فتح فيصلي وحده زعيم عميد راقي عالمي هلالي نصراوي اتحادي اهلاوي زمالك رونالدو`

const names = `
mohammed mohammad mohamed muhammad mohamad ahmed ahmad abdullah abdulla abdallah abdulrahman abdulaziz abdulmalik khalid
khaled fahad fahd faisal salman sultan saud turki bandar nawaf naif nayef saad salem salim ali omar umar othman osman
hassan hasan hussain hussein ibrahim ismail youssef yousef yusuf yasser majed majid mishal meshal badr bader talal
mansour sami tariq tarek ziyad ziad hamad rashid rashed waleed walid
fatima fatimah aisha aysha maryam mariam sara sarah noura nora norah nouf reem rahaf lama lamia lina layan jana jood
shahad hessa munira moudi amal abeer dana deema wafa hind haifa
محمد احمد عبدالله عبدالرحمن عبدالعزيز عبدالملك خالد فهد فيصل سلمان سلطان سعود تركي بندر نواف نايف سعد سالم علي عمر
عثمان حسن حسين ابراهيم اسماعيل يوسف ياسر ماجد مشعل بدر طلال منصور سامي طارق زياد حمد راشد وليد
فاطمه عايشه مريم ساره نوره نوف ريم رهف لمي لمياء لينا ليان جني جود شهد حصه منيره موضي امل عبير دانه ديما وفاء هند هيفاء`

const everyday = `
i my we love like best allah bismillah alhamdulillah inshallah mashallah subhanallah akbar quran islam muslim ramadan eid mubarak hajj habibi
habibti hayati hubbi albi rohi malik king amir watan vision yousra ya love welcome hello admin password pass store shop
abaya oud coffee qahwa riyal money
انا احب نحب احلي الله بسم بسمالله الحمد لله الحمدلله ماشاءالله ماشاء سبحان سبحانالله استغفرالله ان شاء اكبر قران القران اسلام مسلم رمضان
عيد مبارك حج حبيبي حبيبتي حياتي حبي قلبي روحي ملك امير وطن رويه يا اهلا مرحبا كلمه السر سر مرور متجر متجري محل عبايه
عود قهوه ريال فلوس`

/** Words that passwords in this market are made of, in one spelling (see `plainly`). */
const localWords: ReadonlySet<string> = new Set([product, places, clubs, names, everyday].join(' ').trim().split(/\s+/))

/** Sentences that everybody knows, without spaces; their beginnings are as well known. */
const phrases = `
correcthorsebatterystaple opensesame letmeinplease thequickbrownfoxjumpsoverthelazydog tobeornottobethatisthequestion
maytheforcebewithyou iloveyousomuch bismillahirrahmanirrahim laillahaillallah lailahaillallah allahuakbar assalamualaikum
pleaseletmein mypasswordissecret thisismypassword changemeplease whatisthepassword
بسماللهالرحمنالرحيم لاالهالااللهمحمدرسولالله السلامعليكمورحمهاللهوبركاته الحمدللهربالعالمين سبحاناللهوبحمده
لاحولولاقوهالابالله اللهاكبركبيرا افتحياسمسم استغفراللهالعظيم ماشاءاللهتباركالله كلعاموانتمبخير حسبياللهونعمالوكيل
توكلتعليالله سارعيللمجدوالعلياء كلمهالسر كلمهالمرور`
  .trim()
  .split(/\s+/)

/** Whether a text is the beginning of such a sentence, two words of it at least. */
export const beginsPhrase = (text: string): boolean =>
  text.length >= 8 && phrases.some((phrase) => phrase.startsWith(text))

const longest = Math.max(...[...localWords].map((word) => word.length))
const maxWords = 3

/** Whether a text is one of these words or a few of them, written together or with digits between them. */
export function isOfLocalWords(text: string, words = maxWords): boolean {
  const rest = text.replace(/^[^\p{L}]+/u, '')
  if (rest === '') return words < maxWords
  if (words === 0) return false
  for (let length = Math.min(longest, rest.length); length > 0; length--)
    if (localWords.has(rest.slice(0, length)) && isOfLocalWords(rest.slice(length), words - 1)) return true
  return false
}
