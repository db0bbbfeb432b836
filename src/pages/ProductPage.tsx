import Button from '@mui/material/Button';
import { company } from '#messages/company';
import { disputes } from '#messages/disputes';
import { nextProduct } from '#messages/nextProduct';
import { productFrame } from '#messages/productFrame';
import { productQuestions, questionAnswers, questionTitles } from '#messages/questions';
import { siteFrame } from '#messages/siteFrame';
import { clothOf } from '../art/grounds';
import street from '../art/grounds/street.svg?drawing';
import joinCall from '../art/join-call.svg?drawing';
import { productDrawings, productIllustration } from '../art/productIllustration';
import { spriteIcon } from '../art/spriteIcon';
import { Breadcrumbs } from '../atoms/Breadcrumbs';
import { Scene } from '../atoms/Scene';
import type { ProductSummary } from '../content/contentShapes';
import { homeLink } from '../content/navigation';
import { paths } from '../content/paths';
import type { ProductPageContent } from '../content/productPageRecord';
import { products } from '../content/products';
import { questionsOf } from '../content/questions';
import { site } from '../content/site';
import { CallToAction } from '../sections/CallToAction';
import { InPageNav } from '../sections/InPageNav';
import { PageHead } from '../sections/PageHead';
import { PageHeader } from '../sections/PageHeader';
import { PrintFooter } from '../sections/PrintFooter';
import { QuestionList } from '../sections/QuestionList';
import { tones } from '../theme/surfaces';
import { OtherProducts } from './product/OtherProducts';
import { ProductAdvice } from './product/ProductAdvice';
import { ProductBasics } from './product/ProductBasics';
import { ProductIcon } from './product/ProductIcon';
import { ProductSafety } from './product/ProductSafety';
import { firstSteps, ProductServices } from './product/ProductServices';

export interface ProductPageProps {
  /** The record of the product, with its name and services in the language of the page. */
  product: ProductSummary;
  /** What the page alone shows; loaded with it. */
  content: ProductPageContent;
}

/** The join form with the role of a shop chosen. */
const joinHref = `${paths.join}#retailer`;

/**
 * The page of any product: what to bring, what each service is, and how it works, step by step. It tells how things
 * work at the counter and has no form.
 */
export function ProductPage({ product, content }: ProductPageProps) {
  const { messages, record } = content;
  const { id, tone, icon, name, path } = product;
  const surface = tones[tone].ground;
  const drawings = productDrawings(id);
  const steps = firstSteps(product, content);
  const questions = questionsOf(id).map((question) => ({
    id: question,
    title: questionTitles[question],
    answer: [questionAnswers[question][0]],
  }));
  return (
    <>
      <PageHead meta={messages.meta} site={site} path={path} />
      <PageHeader
        surface={surface}
        eyebrow={
          <Breadcrumbs label={siteFrame.breadcrumbsLabel} ancestors={[homeLink]} current={name} />
        }
        icon={<ProductIcon tone={tone} icon={icon} />}
        title={name}
        promise={messages.promise}
        lead={messages.lead}
        actions={
          <Button href={`#${steps.id}`} variant="contained" size="large">
            {[productFrame.stepsLabel, steps.name].filter(Boolean).join(': ')}
          </Button>
        }
        scene={<Scene {...productIllustration(id)} priority="high" ground={clothOf[tone]} />}
      >
        <ProductBasics {...productFrame} {...messages} cost={disputes.charges[record.charges]} />
      </PageHeader>
      <InPageNav
        label={productFrame.servicesLabel}
        links={product.services.map(({ id: service, name: label, icon }) => ({
          href: `#${service}`,
          label,
          icon: spriteIcon(icon),
        }))}
      />
      <ProductServices product={product} content={content} />
      <ProductAdvice {...messages.advice} {...drawings} surface={surface} />
      <ProductSafety
        {...messages.safety}
        points={[...messages.safety.points, disputes.report]}
        owed={record.reversal && disputes[record.reversal]}
        fraud={disputes.fraud}
        {...(drawings.safety && { illustration: drawings.safety })}
      />
      {questions.length > 0 && (
        <QuestionList
          id="questions"
          title={productQuestions.title}
          groups={[{ questions }]}
          linkLabel={productQuestions.answerLabel}
          answersAt={paths.help}
          more={{ label: productQuestions.moreLabel, href: paths.help }}
        />
      )}
      <OtherProducts
        title={nextProduct.title}
        products={products.filter((other) => other.id !== id)}
        ask={{ label: productFrame.askLabel, href: `${paths.contact}#${id}` }}
      />
      <CallToAction
        {...productFrame.join}
        href={joinHref}
        scene={<Scene {...joinCall} ground={street} groundDepth={street.height} />}
      />
      <PrintFooter
        title={name}
        path={path}
        messages={siteFrame}
        company={company}
        language={site.language}
      />
    </>
  );
}
