import type { Translated } from '../../translation';
import type {
  contactMessages as englishContactMessages,
  joinMessages as englishJoinMessages,
} from '../en/forms';
import { company } from './company';

export const joinMessages = {
  nameRequired: 'உங்கள் பெயரை எழுதவும்.',
  phoneLength: 'போன் எண்ணில் சரியாக 10 இலக்கங்கள் இருக்க வேண்டும்.',
  roleRequired: 'எந்த வகையில் இணைகிறீர்கள் என்று தேர்வு செய்யவும்.',
  phoneNotNumeric: 'போன் எண்ணில் இலக்கங்களை மட்டும் எழுதவும்.',
  phoneTooLong: 'போன் எண்ணில் 10 இலக்கங்களுக்கு மேல் இருக்கக் கூடாது.',
} as const satisfies Translated<typeof englishJoinMessages>;

export const contactMessages = {
  sent: 'உங்கள் கேள்வி அனுப்பப்பட்டது.',
  sentNext: `எங்கள் குழு அலுவலக நேரத்தில் இதைப் படிக்கும்: ${company.officeHoursText}. மற்ற நேரத்தில் வரும் கேள்வியை அலுவலகம் திறந்ததும் படிப்போம். இமெயில் அல்லது போன் மூலம் பதில் தருவோம்.`,
  failed: 'கேள்வியை அனுப்ப முடியவில்லை. மீண்டும் முயலவும்.',
  nameRequired: 'உங்கள் பெயரை எழுதவும்.',
  emailRequired: 'உங்கள் இமெயில் முகவரியை எழுதவும்.',
  emailInvalid: 'முழு இமெயில் முகவரியை எழுதவும், எடுத்துக்காட்டாக name@example.com.',
  phoneRequired: 'உங்கள் போன் எண்ணை எழுதவும்.',
  cityRequired: 'உங்கள் ஊரின் பெயரை எழுதவும்.',
  messageRequired: 'உங்கள் செய்தியை எழுதவும்.',
  hintOffline:
    'இன்டர்நெட் இணைப்பு இல்லை போலிருக்கிறது. நீங்கள் எழுதியது அப்படியே இருக்கிறது. இணைப்பு வந்ததும் அனுப்பவும்.',
  hintOfflineWays:
    'இப்போதே எங்களை அழைக்கலாம். இமெயிலும் அனுப்பலாம்: நீங்கள் எழுதியது அதில் ஏற்கெனவே இருக்கும், இணைப்பு வந்ததும் அது சென்றுவிடும்.',
  hintShortened: 'இமெயிலில் முழுச் செய்தியும் இடம்பெறவில்லை. முழுவதையும் நகலெடுத்து இமெயிலில் ஒட்டவும்.',
  hintTooMany: 'குறுகிய நேரத்தில் பல முறை முயன்றுவிட்டீர்கள். ஒரு நிமிடம் கழித்து மீண்டும் முயலவும்.',
  hintOtherWays: 'நீங்கள் எழுதியது அப்படியே இருக்கிறது. எங்களுக்கு இமெயில் அனுப்பலாம், அல்லது எங்களை அழைக்கலாம்.',
} as const satisfies Translated<typeof englishContactMessages>;
