/**
 * Who may do what, as it was decided: the declarations of the routes are held against it. An
 * operation that is new here was thought about twice.
 */
export const table: Readonly<Record<string, readonly string[]>> = {
  anyone: [
    'GET /api/auth/google',
    'GET /api/auth/google/callback',
    'GET /api/health',
    'GET /api/me',
    'GET /api/openapi.json',
    'GET /api/sign-in-options',
    'POST /api/auth/password-reset',
    'POST /api/auth/password-reset-mail',
    'POST /api/auth/set-up',
    'POST /api/auth/sign-in',
    'POST /api/auth/sign-out',
    'POST /api/auth/sign-up',
    'POST /api/auth/verification-mail',
    'POST /api/auth/verify-email',
  ],
  user: ['GET /api/events', 'POST /api/auth/password', 'PUT /api/me/time-zone'],
  dietician: [
    'DELETE /api/customers/{uid}/diet-plans/{id}',
    'DELETE /api/customers/{uid}/saved-diet-plans/{id}',
    'GET /api/customers',
    'GET /api/customers/counts',
    'GET /api/customers/{uid}',
    'GET /api/customers/{uid}/diet-plans',
    'GET /api/customers/{uid}/notes',
    'GET /api/customers/{uid}/saved-diet-plans',
    'GET /api/customers/{uid}/saved-diet-plans/{id}',
    'POST /api/customers/{uid}/diet-plans',
    'POST /api/customers/{uid}/saved-diet-plans',
    'PUT /api/customers/{uid}/coaching-period/{transition}',
    'PUT /api/customers/{uid}/diet-plans/{id}',
    'PUT /api/customers/{uid}/notes',
    'PUT /api/dieticians/{uid}/profile',
  ],
  'dietician, owner': [
    'GET /api/customers/{uid}/daily-progress',
    'GET /api/customers/{uid}/daily-progress/{date}',
    'GET /api/customers/{uid}/diet-plans/latest',
    'GET /api/customers/{uid}/diet-plans/{id}',
    'GET /api/customers/{uid}/profile',
  ],
  'customer, dietician': [
    'DELETE /api/profile-images/{uid}',
    'GET /api/dieticians/{uid}/profile',
    'GET /api/profile-images/{uid}/{filename}',
    'PUT /api/profile-images/{uid}',
  ],
  owner: ['PUT /api/customers/{uid}/daily-progress/{date}', 'PUT /api/customers/{uid}/profile'],
};
