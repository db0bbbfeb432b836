import { expect, it } from 'vitest';
import { officeStatusTexts } from '../../src/atoms/officeStatusTexts';
import { languageRecords } from '../../src/content/languages';
import { officeHours as bengali } from '../../src/content/messages/bn/officeHours';
import { officeHours as english } from '../../src/content/messages/en/officeHours';
import { officeHours as hindi } from '../../src/content/messages/hi/officeHours';
import { officeHours as marathi } from '../../src/content/messages/mr/officeHours';
import { officeHours as tamil } from '../../src/content/messages/ta/officeHours';

const hours = { opens: 9, closes: 17 };
const plain = (texts: object) =>
  Object.values(texts).map((text) => String(text).replaceAll('\u00A0', ' '));

it('says in English when the office is open', () => {
  expect(plain(officeStatusTexts(hours, english, languageRecords[0]))).toEqual([
    'Open now · closes at 5 PM',
    'Closed now · opens at 9 AM',
    'Closed now · opens tomorrow at 9 AM',
    'Closed now · opens on Monday at 9 AM',
  ]);
});

it('says in Hindi when the office is open', () => {
  expect(plain(officeStatusTexts(hours, hindi, languageRecords[1]))).toEqual([
    'अभी खुला है · शाम 5 बजे बंद होगा',
    'अभी बंद है · सुबह 9 बजे खुलेगा',
    'अभी बंद है · कल सुबह 9 बजे खुलेगा',
    'अभी बंद है · सोमवार को सुबह 9 बजे खुलेगा',
  ]);
});

it('says the part of the day before the hour in Bengali, in the digits 0 to 9', () => {
  expect(plain(officeStatusTexts(hours, bengali, languageRecords[3]))).toEqual([
    'এখন খোলা · বিকাল 5টায় বন্ধ হবে',
    'এখন বন্ধ · সকাল 9টায় খুলবে',
    'এখন বন্ধ · কাল সকাল 9টায় খুলবে',
    'এখন বন্ধ · সোমবার সকাল 9টায় খুলবে',
  ]);
});

it('gives the part of the day its ending in Marathi', () => {
  expect(plain(officeStatusTexts(hours, marathi, languageRecords[2]))).toEqual([
    'आता सुरू आहे · संध्याकाळी 5 ला बंद होणार',
    'आता बंद आहे · सकाळी 9 ला उघडणार',
    'आता बंद आहे · उद्या सकाळी 9 ला उघडणार',
    'आता बंद आहे · सोमवारी सकाळी 9 ला उघडणार',
  ]);
});

it('says the hour with its noun in Tamil', () => {
  expect(plain(officeStatusTexts(hours, tamil, languageRecords[4]))).toEqual([
    'இப்போது திறந்துள்ளது · மாலை 5 மணி வரை',
    'இப்போது மூடியுள்ளது · திறப்பது: காலை 9 மணி',
    'இப்போது மூடியுள்ளது · திறப்பது: நாளை, காலை 9 மணி',
    'இப்போது மூடியுள்ளது · திறப்பது: திங்கள், காலை 9 மணி',
  ]);
});

it('says minutes where an hour is not full', () => {
  const [open] = plain(officeStatusTexts({ ...hours, closes: 17.5 }, english, languageRecords[0]));
  expect(open).toBe('Open now · closes at 5:30 PM');
});
