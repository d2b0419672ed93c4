import { Hono } from 'hono';
import { accessLogRoutes } from '../accessLog/routes.ts';
import { accountRoutes } from '../accounts/routes.ts';
import { givenArticleRoutes } from '../articles/givenRoutes.ts';
import { articlePictureRoutes } from '../articles/pictureRoutes.ts';
import { articleRoutes } from '../articles/routes.ts';
import { attentionRoutes } from '../attention/routes.ts';
import { calendarFileRoutes } from '../calendarFeed/fileRoutes.ts';
import { calendarFeedRoutes } from '../calendarFeed/routes.ts';
import { contactRoutes } from '../contact/routes.ts';
import { inboxRoutes } from '../conversations/inboxRoutes.ts';
import { messagePictureRoutes } from '../conversations/pictureRoutes.ts';
import { messageRoutes } from '../conversations/routes.ts';
import { customerRoutes } from '../customers/routes.ts';
import { dayNoteRoutes } from '../dayNotes/routes.ts';
import { eventRoutes } from '../events/routes.ts';
import { goalRoutes } from '../goals/routes.ts';
import { boundedBody } from '../http/body.ts';
import { bodyLimits, routesMatching } from '../http/bodyLimit.ts';
import { createApi } from '../http/createApi.ts';
import { answerError } from '../http/errors.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import type { Api, Env } from '../http/operation.ts';
import { sameOriginWrites } from '../http/origin.ts';
import { imageRoutes } from '../images/routes.ts';
import { invitationRoutes } from '../invitations/routes.ts';
import { measurementFileRoutes } from '../measurements/fileRoutes.ts';
import { hiddenNumbersRoutes } from '../measurements/hiddenNumbersRoutes.ts';
import { measurementKindRoutes } from '../measurements/kindRoutes.ts';
import { measurementRoutes } from '../measurements/routes.ts';
import { pushRoutes } from '../notifications/pushRoutes.ts';
import { notificationRoutes } from '../notifications/routes.ts';
import { notificationSettingsRoutes } from '../notifications/settingsRoutes.ts';
import {
  notificationStopRoutes,
  OPEN_TO_PAGES as STOPS_OPEN_TO_PAGES,
} from '../notifications/stopRoutes.ts';
import { planLibraryRoutes } from '../planLibrary/routes.ts';
import { planRoutes } from '../plans/routes.ts';
import { savedPlanRoutes } from '../plans/savedRoutes.ts';
import { suggestionRoutes } from '../plans/suggestionRoutes.ts';
import { planVersionRoutes } from '../plans/versionRoutes.ts';
import { planWeekRoutes } from '../plans/weekRoutes.ts';
import { practiceRoutes } from '../practice/routes.ts';
import { profileRoutes } from '../profiles/routes.ts';
import { mealPhotoRoutes } from '../progress/photoRoutes.ts';
import { progressRoutes } from '../progress/routes.ts';
import { reminderRoutes } from '../reminders/routes.ts';
import { OPEN_TO_PAGES, reminderStopRoutes } from '../reminders/stopRoutes.ts';
import { consentRoutes } from '../rights/consentRoutes.ts';
import { erasedRoutes } from '../rights/erased.ts';
import { rightsRoutes } from '../rights/routes.ts';
import { googleRoutes } from '../signIn/googleRoutes.ts';
import { guard } from '../signIn/guard.ts';
import { linkRoutes } from '../signIn/links.ts';
import { ownSessionRoutes } from '../signIn/ownSessionRoutes.ts';
import { passkeyRoutes } from '../signIn/passkeyRoutes.ts';
import { authRoutes } from '../signIn/routes.ts';
import { signInRuleRoutes } from '../signIn/ruleRoutes.ts';
import { secondFactorRoutes } from '../signIn/secondFactorRoutes.ts';
import { trendRoutes } from '../trends/routes.ts';
import { visitRoutes } from '../visits/routes.ts';
import type { AllDeps } from './deps.ts';
import { documentRoutes } from './document.ts';
import { healthRoutes } from './health.ts';
import { openingRoutes } from './opening.ts';
import { serveWeb } from './web.ts';

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** The product as two HTTP applications: the API under /api, and the web part. */
export type App = {
  readonly api: Api;
  readonly routes: Hono<Env>['routes'];
  readonly fetch: Hono<Env>['fetch'];
};

export function createApp(deps: AllDeps): App {
  const app = new Hono<Env>();
  app.onError(answerError);
  // Registered for writes only, so that reads pass no middleware.
  app.on(WRITES, '/api/*', sameOriginWrites(deps.config, [OPEN_TO_PAGES, STOPS_OPEN_TO_PAGES]));
  const api = createApi(deps, (declared) => guard(deps, declared));
  app.on(WRITES, '/api/*', boundedBody({ mostBytes: bodyLimits(api) }));

  healthRoutes(api, deps);
  accountRoutes(api, deps);
  openingRoutes(api, (request, env) => app.fetch(request, env));
  authRoutes(api, deps);
  linkRoutes(api, deps);
  googleRoutes(api, deps);
  ownSessionRoutes(api, deps);
  secondFactorRoutes(api, deps);
  passkeyRoutes(api, deps);
  customerRoutes(api, deps);
  invitationRoutes(api, deps);
  attentionRoutes(api, deps);
  visitRoutes(api, deps);
  planVersionRoutes(api, deps);
  planRoutes(api, deps);
  savedPlanRoutes(api, deps);
  suggestionRoutes(api, deps);
  planWeekRoutes(api, deps);
  planLibraryRoutes(api, deps);
  progressRoutes(api, deps);
  mealPhotoRoutes(api, deps);
  dayNoteRoutes(api);
  trendRoutes(api, deps);
  goalRoutes(api, deps);
  reminderRoutes(api, deps);
  reminderStopRoutes(api, deps);
  calendarFeedRoutes(api, deps);
  calendarFileRoutes(api, deps);
  notificationSettingsRoutes(api, deps);
  pushRoutes(api, deps);
  notificationRoutes(api, deps);
  notificationStopRoutes(api, deps);
  profileRoutes(api, deps);
  measurementRoutes(api, deps);
  measurementKindRoutes(api, deps);
  measurementFileRoutes(api, deps);
  hiddenNumbersRoutes(api, deps);
  imageRoutes(api, deps);
  messageRoutes(api, deps);
  messagePictureRoutes(api, deps);
  inboxRoutes(api, deps);
  contactRoutes(api, deps);
  practiceRoutes(api, deps);
  articleRoutes(api, deps);
  articlePictureRoutes(api, deps);
  givenArticleRoutes(api, deps);
  accessLogRoutes(api, deps);
  rightsRoutes(api, deps);
  erasedRoutes(api, deps);
  signInRuleRoutes(api, deps);
  consentRoutes(api, deps);
  eventRoutes(api, deps);
  documentRoutes(api);
  app.route('/api', api);
  app.notFound((context) => {
    const routes = routesMatching(api, context.req.path);
    const allowed = [...new Set(routes.map(({ method }) => method.toUpperCase()))];
    if (allowed.length === 0) throw notFound();
    context.header('allow', allowed.join(', '));
    throw new ApiFailure(405, 'method-not-allowed', 'This cannot be done here.');
  });

  const web = new Hono<Env>();
  web.onError(answerError);
  serveWeb(web, deps);
  return {
    api,
    routes: app.routes,
    fetch: (request, env, context) =>
      (isOfApi(request.url) ? app : web).fetch(request, env, context),
  };
}

const PATH = /^[a-z]+:\/\/[^/]*(\/[^?#]*)/i;

function isOfApi(url: string): boolean {
  const path = PATH.exec(url)?.[1] ?? '/';
  return path === '/api' || path.startsWith('/api/');
}
