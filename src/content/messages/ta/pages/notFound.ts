import type { Translated } from '../../../translation';
import type { notFound as english } from '../../en/pages/notFound';

export const notFound = {
  meta: {
    title: 'பக்கம் கிடைக்கவில்லை',
    description:
      'இந்த முகவரியில் பக்கம் எதுவும் இல்லை. அது இடம் மாறியிருக்கலாம், அல்லது முகவரி தவறாக இருக்கலாம். இங்கிருந்து உதவிப் பக்கத்துக்கோ மற்றப் பக்கங்களுக்கோ செல்லலாம்.',
  },
  title: 'பக்கம் கிடைக்கவில்லை',
  text: 'இந்த முகவரியில் பக்கம் எதுவும் இல்லை. அது வேறு இடத்துக்கு மாறியிருக்கலாம், அல்லது முகவரி தவறாக இருக்கலாம்.',
  linksTitle: 'எங்கே செல்ல விரும்புகிறீர்கள்?',
  homeLabel: 'முகப்புக்குச் செல்ல',
  illustrationAlt: 'எழுத்தில்லாத பலகை அருகே முடியும் சாலையும், திகைத்து நிற்கும் ஆடும்',
} as const satisfies Translated<typeof english>;
