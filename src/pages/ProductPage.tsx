import { company } from '#messages/company';
import { nextProduct } from '#messages/nextProduct';
import { productFrame } from '#messages/productFrame';
import { productQuestions, questionAnswers, questionTitles } from '#messages/questions';
import { site } from '#messages/site';
import { siteFrame } from '#messages/siteFrame';
import { customerIllustration } from '../art/customerIllustration';
import { scenes } from '../art/illustrations';
import { tradeLine } from '../art/tradeLine';
import { Illustration } from '../atoms/Illustration';
import type { ProductPageMessages, ProductSummary } from '../content/contentShapes';
import { paths } from '../content/paths';
import { products } from '../content/products';
import { publicPlaces } from '../content/publicFacts';
import { questionsOf } from '../content/questions';
import { JoinCall } from '../sections/JoinCall';
import { NextProduct } from '../sections/NextProduct';
import { PageHead } from '../sections/PageHead';
import { PrintFooter } from '../sections/PrintFooter';
import { ProductDetail } from '../sections/ProductDetail';
import { QuestionList } from '../sections/QuestionList';

export interface ProductPageProps {
  /** The record of the product, with its name and services in the language of the page. */
  product: ProductSummary;
  /** What the page alone says; loaded with it. */
  messages: ProductPageMessages;
}

/** The join form with the role of a shop chosen. */
const joinHref = `${paths.join}#retailer`;

/**
 * The page of any product: what to bring, what each service is, and how it works, step by step. It tells how things
 * work at the counter and has no form.
 */
export function ProductPage({ product, messages }: ProductPageProps) {
  const customer = customerIllustration(product.id);
  return (
    <>
      <PageHead meta={messages.meta} site={site} path={product.path} />
      <ProductDetail
        product={product}
        messages={messages}
        frame={productFrame}
        breadcrumbs={siteFrame.breadcrumbs}
        joinHref={joinHref}
        askHref={`${paths.contact}#${product.id}`}
      />
      <QuestionList
        id="questions"
        title={productQuestions.title}
        groups={[
          {
            questions: questionsOf(product.id).map((id) => ({
              id,
              title: questionTitles[id],
              answer: [questionAnswers[id][0]],
            })),
          },
        ]}
        linkLabel={productQuestions.answerLabel}
        answersAt={paths.help}
        more={{ label: productQuestions.moreLabel, href: paths.help }}
        places={publicPlaces}
        illustration={customer && <Illustration {...customer} alt="" />}
      />
      <NextProduct messages={nextProduct} products={products} after={product.id} />
      <JoinCall
        messages={productFrame.join}
        href={joinHref}
        illustration={scenes.joinCall}
        boardLine={tradeLine(product.id)}
      />
      <PrintFooter
        title={messages.title}
        path={product.path}
        messages={siteFrame}
        company={company}
        language={site.language}
      />
    </>
  );
}
